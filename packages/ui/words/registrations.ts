/** The words that stand for a number that staff have still to fill in; `launch-check` asks for it. */
const TO_CONFIRM = '(a confirmar)'

/** The registrations that a visitor is advised to check, each with the place where its number stands or will stand. */
export const registrationWords = {
  /** The brokerage's, with the regulator of insurance. */
  susep: (number: string | undefined) => `Susep nº ${number ?? TO_CONFIRM}`,
} as const
