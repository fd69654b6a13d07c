import type { InformationTopic } from '@elos/content'

/** What each part of the information section is about. */
export const topicLabel: Record<InformationTopic, string> = {
  network: 'Rede de atendimento',
  plans: 'Planos',
  prevention: 'Prevenção',
  support: 'Atendimento',
  conclusion: 'Em resumo',
}
