/** For a form, which stays open unless it hears true: whoever makes the mutation has told why it failed. */
export const isStored = (mutation: Promise<unknown>): Promise<true | undefined> =>
  mutation.then(
    () => true,
    () => undefined,
  );
