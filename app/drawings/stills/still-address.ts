/** Where a browser finds a picture that `npm run stills` made. */
export const stillAddress = (file: string) => `/assets/stills/${file}`;
