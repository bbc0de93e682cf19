// The picture of a finished game: drawn by the server, made an ordinary picture here, and shared or saved.
import { at } from "../../wire/http";
import { language } from "../../words/words.svelte";

/** As a PNG, which every app can show. */
export async function pictureOf(table: string): Promise<File> {
  const image = new Image();
  image.src = `api/${at(table)}/picture?lang=${language()}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  canvas.getContext("2d")!.drawImage(image, 0, 0);
  const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!made) throw new Error("no picture");
  return new File([made], `lichtspiel-${table}.png`, { type: made.type });
}

/** Hand it to the device, which asks where to; where that is not possible, save it. Whether it was saved. */
export async function share(picture: File, title: string): Promise<boolean> {
  const shared = { files: [picture], title };
  try {
    if (navigator.canShare?.(shared)) {
      await navigator.share(shared);
      return false;
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return false; // the user has changed their mind
  }
  save(picture);
  return true;
}

function save(picture: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = picture.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
