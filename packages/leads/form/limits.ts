/**
 * The longest text of each field in UTF-16 units, for the rules and for `maxlength` in the markup. A phone may be pasted as
 * the link of a chat.
 */
export const LIMITS = { name: 120, email: 254, phone: 200, city: 120, insurance: 500 }
