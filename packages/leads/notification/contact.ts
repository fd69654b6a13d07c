/** The part of a lead by which its author is reached, and what they asked for. */
interface LeadContact {
  name?: string | null
  email?: string | null
  phone?: string | null
  answers?: readonly { question?: string | null; answer?: string | null }[] | null
}

/** The data from which a system such as a CRM makes a contact. It is sent only where the operator has chosen so. */
export type Contact = ReturnType<typeof contactOf>

/** Returns the contact data of a lead, and its answers as the inbox has them. What it does not have is undefined. */
export const contactOf = ({ name, email, phone, answers }: LeadContact) => ({
  name: name ?? undefined,
  email: email ?? undefined,
  phone: phone ?? undefined,
  answers: (answers ?? []).map(({ question, answer }) => ({
    question: question ?? '',
    answer: answer ?? '',
  })),
})
