/** The window of a phone, in CSS pixels. */
export const PHONE = { width: 360, height: 740 }
