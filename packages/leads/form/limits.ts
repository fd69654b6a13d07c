/** The longest text of each field in UTF-16 units, for the rules and for `maxlength` in the markup. */
export const LIMITS = { name: 120, email: 254, phone: 40, city: 120, insurance: 500 }
