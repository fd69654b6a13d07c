/** The request of a visitor to a section by its form. The address of the answer has it, and nothing stores it. */
export interface Asked {
  /** The address of the section on its page: '/plano-empresarial#prazos'. */
  from: string
  /** The text that was typed. */
  text: string
}
