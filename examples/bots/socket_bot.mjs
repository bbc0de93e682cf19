// A bot in plain JavaScript that takes a seat at a real table and plays the first legal move: give it an invitation
// link, and a name if you like. Node 20 needs the flag, later ones do not:
//
//   node --experimental-websocket examples/bots/socket_bot.mjs "http://127.0.0.1:8000/#/join/TOKEN" Hal

const stop = (sentence) => (console.error(sentence), process.exit(1));
if (!globalThis.WebSocket) stop("This Node has no WebSocket: call it with --experimental-websocket, or take Node 22.");
const [link = "", name = "Hal"] = process.argv.slice(2);
const [server, token] = link.split("/#/join/");
if (!token) stop("Give me an invitation link, as in SERVER/#/join/TOKEN.");

// Whoever follows the link first gets the seat; the cookie proves it from then on.
const joined = await fetch(`${server}/api/join`, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ token, name }),
});
if (!joined.ok) stop((await joined.json()).sentence);
const { table } = await joined.json();
const cookie = joined.headers.getSetCookie()[0].split(";")[0];

const url = `${server.replace("http", "ws")}/api/tables/${table}/socket`;
const socket = new WebSocket(url, { headers: { cookie } });
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message.type === "state" && message.legal) {
    // message.view is all this seat may know; message.legal lists the moves.
    const answer = { type: "move", version: message.version, move: message.legal[0] };
    setTimeout(() => socket.send(JSON.stringify(answer)), 50); // a server takes 20 messages a second from each of us
  } else if (message.type === "state" && message.sight.phase === "over") {
    console.log(JSON.stringify(message.sight.result));
    socket.close();
  } else if (message.type === "refused" && message.code !== "stale") {
    stop(message.sentence);
  }
};
