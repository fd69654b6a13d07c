/** The labels of the switch for larger text: each names what a click does. */
export const textSizeWords = { larger: 'Texto maior', usual: 'Texto normal' } as const
