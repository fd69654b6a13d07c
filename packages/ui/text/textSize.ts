/** The switch for larger text, by what it does next. */
export const textSize = { larger: 'Texto maior', usual: 'Texto normal' } as const
