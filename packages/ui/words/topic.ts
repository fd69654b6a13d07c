import type { InformationTopic } from '@elos/content'

/** The label of each topic of the information section. */
export const topicLabel: Record<InformationTopic, string> = {
  network: 'Rede de atendimento',
  plans: 'Planos',
  prevention: 'Prevenção',
  support: 'Atendimento',
  conclusion: 'Em resumo',
}
