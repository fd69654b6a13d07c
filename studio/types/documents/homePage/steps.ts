import { sectionField } from '../../sections/sectionKind.ts'

/** The doors below the opening, each to the page for one need. */
export const steps = sectionField({
  kind: 'steps',
  name: 'steps',
  title: 'Portas',
  group: 'hero',
  description: 'Até seis situações, cada uma com a página que a responde.',
})
