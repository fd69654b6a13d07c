/** The most characters each kind of field takes, in UTF-16 units: for the rules and for `maxlength`. */
export const LIMITS = { name: 120, email: 254, phone: 40, city: 120, insurance: 500, message: 2000 }
