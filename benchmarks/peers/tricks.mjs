// A small game of tricks for the servers of others: four hands of ten cards, which only their owners see.
// It is about as much work as a move of LUMEN: one card is checked and laid, four of them are compared, the hands are dealt anew.

export const PLAYERS = 4;
const HAND = 10;

export function dealt(seed) {
  const cards = Array.from({ length: PLAYERS * HAND }, (_, card) => card);
  let state = seed >>> 0;
  for (let last = cards.length - 1; last > 0; last -= 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = state % (last + 1);
    [cards[last], cards[other]] = [cards[other], cards[last]];
  }
  return Array.from({ length: PLAYERS }, (_, seat) => cards.slice(seat * HAND, (seat + 1) * HAND).sort((a, b) => a - b));
}

export const color = (card) => ["yellow", "red", "green", "blue"][card % 4];
export const value = (card) => Math.floor(card / 4) + 1;

export function mayPlay(hand, card, led) {
  return hand.includes(card) && (led === null || color(card) === color(led) || hand.every((held) => color(held) !== color(led)));
}

export function firstLegal(hand, led) {
  return hand.find((card) => mayPlay(hand, card, led));
}

export function winnerOf(trick) {
  const following = trick.filter(({ card }) => color(card) === color(trick[0].card));
  return following.reduce((best, laid) => (value(laid.card) > value(best.card) ? laid : best)).seat;
}
