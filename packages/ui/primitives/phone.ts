/** A phone number as it is dialled within Brazil: '(11) 3000-0000' of '+55 11 3000-0000'. */
export const phoneText = (phone: string): string =>
  phone.replace(/^\+55\s*\(?(\d{2})\)?\s*/, '($1) ')

/** The address that calls a phone number: 'tel:+551130000000' of '+55 11 3000-0000'. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`
