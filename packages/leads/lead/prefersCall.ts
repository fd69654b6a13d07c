/**
 * The field that the button of the contact form for those who have no chat adds to what is sent: its author asks to be
 * called, not written to.
 */
export const PREFERS_CALL = { name: 'prefersCall', value: 'sim' } as const

/** Whether the author of a form that is sent without its island asks to be called. */
export const asksForCall = (fields: Readonly<Record<string, unknown>>): boolean =>
  fields[PREFERS_CALL.name] === PREFERS_CALL.value
