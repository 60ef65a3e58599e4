import { blankBook } from "./blank-book.ts";
import { bookStages } from "./book-stages.tsx";
import { boundBooks } from "./bound-books.ts";
import { coverStages } from "./cover-stages.tsx";
import { filmBook } from "./film-book.tsx";
import { halfTitle } from "./half-title.ts";
import { homeShelf } from "./home-shelf.ts";
import { servicesDesk, serviceThings } from "./services.tsx";
import type { Still } from "./still.ts";
import { storiesShelf } from "./stories-shelf.ts";

/** All pictures of our books as light falls on them, under the names that `npm run stills` knows. */
export const stills: readonly Still[] = [
  homeShelf,
  halfTitle,
  blankBook,
  filmBook,
  storiesShelf,
  servicesDesk,
  ...serviceThings,
  ...bookStages,
  ...coverStages,
  ...boundBooks,
];
