/** How far staff are with a lead, in the order in which it goes. */
export const leadStatuses = [
  { title: 'Nova', plural: 'Novas', value: 'nova' },
  { title: 'Em contato', plural: 'Em contato', value: 'em-contato' },
  { title: 'Fechada', plural: 'Fechadas', value: 'fechada' },
] as const

/** Which form a lead came from. */
export const leadKinds = [
  { title: 'Cotação', value: 'quote' },
  { title: 'Candidatura a parceiro', value: 'partner' },
] as const

const titles = new Map<string | undefined, string>(
  [...leadStatuses, ...leadKinds].map(({ value, title }) => [value, title]),
)

/** What staff read for a status or a kind. */
export const titleOfChoice = (value: string | undefined): string | undefined => titles.get(value)
