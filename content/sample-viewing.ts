/** The words around the samples of the additional services: what stands on their dialogs, not what is in them. */
export const sampleViewing = {
  failed: {
    title: "The sample did not arrive",
    text: "Please check your connection and try again.",
  },
  site: {
    frameLabel: "Sample website",
    coverAlt: "Cover of {title} by {author}",
    navigation: "Sample site",
    events: "Events",
    about: "About {author}",
    nothingSent: "This is a sample: nothing was sent.",
  },
  calendar: {
    print: "Print the calendar",
    week: "Week {number}",
    day: "Day",
    channel: "Channel",
    kind: "Idea",
    post: "What to post",
  },
  release: { print: "Print the release", facts: "Book facts" },
  trailer: {
    bestFor: "Best for",
    transcript: "Read it as stills",
    play: "Play",
    pause: "Pause",
    restart: "Restart",
    captions: "Captions",
    position: "Position",
    clock: "{elapsed} of {total}",
    /** Lettering of the last picture of “Small Enough to Listen”. */
    signature: "Walter",
    stillsNote: "Your device asks for less motion, so the trailer is shown as stills.",
  },
} as const;
