const side = 160;

/**
 * The middle of a picture as a small square JPEG, drawn anew: nothing of the file itself goes along, neither its size nor
 * where it was taken. Throws where the file is no picture.
 */
export async function shrinkPortrait(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  const cut = Math.min(picture.width, picture.height);
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser draws nothing");
  // A JPEG knows no transparency: what is clear becomes white.
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, side, side);
  pen.drawImage(picture, (picture.width - cut) / 2, (picture.height - cut) / 2, cut, cut, 0, 0, side, side);
  picture.close();
  return canvas.toDataURL("image/jpeg", 0.85);
}
