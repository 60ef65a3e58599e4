/** The course is named at the sign-up, and sent to nobody who did not tick it. Apart from its words, which no page carries. */
export const lessonsOffer = "Add five short lessons, one every three days";
