import { expect, test } from "vitest";
import { placePictures } from "./letter-pictures.ts";

test.each([
  ["![A desk](/social/blog/x.jpg)", "![A desk](https://house.example/social/blog/x.jpg)"],
  ['![A desk](/og-image.jpg "A title")', "![A desk](https://house.example/og-image.jpg)"],
  ["![pixel](https://evil.example/x.jpg)", "pixel"],
  ["![pixel](//evil.example/x.jpg)", "pixel"],
  ["![pixel](/x.jpg?who=ada)", "pixel"],
  ["![pixel](/../x.jpg)", "pixel"],
  ["![x](data:image/svg+xml,<svg/onload=alert(1)>)", "x>)"],
  ["![pixel][there]\n\n[there]: https://evil.example/x.jpg", "pixel\n\n[there]: https://evil.example/x.jpg"],
  ["![there][]\n\n[there]: https://evil.example/x.jpg", "there\n\n[there]: https://evil.example/x.jpg"],
  ["![there]\n\n[there]: https://evil.example/x.jpg", "there\n\n[there]: https://evil.example/x.jpg"],
  ["![a [b] c](https://evil.example/x.jpg)", "a [b c](https://evil.example/x.jpg)"],
  ["![](/og-image.jpg)", "![](https://house.example/og-image.jpg)"],
  ["[a link](https://elsewhere.example/)", "[a link](https://elsewhere.example/)"],
])("%s leaves as %s", (written, left) => {
  expect(placePictures(written, "https://house.example/")).toBe(left);
});
