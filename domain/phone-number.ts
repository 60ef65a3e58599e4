/** Whether somebody could be called by it: as many digits as the shortest number with an area has, however they are written. */
export const isPhoneNumber = (text: string) => text.replace(/\D/g, "").length >= 6;
