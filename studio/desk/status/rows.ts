import type { Readiness } from './readiness.ts'

/** One line of the page 'Estado'. */
export interface StatusRow {
  label: string
  value: string
  /** Whether it needs attention. */
  tone: 'positive' | 'caution' | 'critical' | 'default'
}

const format = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'America/Sao_Paulo',
})

const momentOf = (iso: string | null, never: string) => (iso ? format.format(new Date(iso)) : never)

/** The version that the site answers when its environment names none. */
const UNKNOWN = 'unknown'

const state = (up: boolean) => (up ? 'positive' : 'critical')

/** Whether something asks for somebody's attention, though visitors get pages. */
export const needsAttention = ({ ready, pages, settings }: Readiness): boolean =>
  !ready || pages.failed.length > 0 || settings.refused.length > 0

/**
 * Returns what staff see of the site's answer, in its order.
 *
 * @param editedAt when published content was last edited; null: never, undefined: not known
 */
export function statusRows(readiness: Readiness, editedAt: string | null | undefined): StatusRow[] {
  const { version, startedAt, lake, redis, disk, content, webhook, pages, settings } = readiness
  const fact = (label: string, value: string): StatusRow => ({ label, value, tone: 'default' })
  return [
    {
      label: 'Conteúdo',
      value: lake.up ? 'Responde' : 'Não responde. O site continua mostrando as páginas guardadas.',
      tone: state(lake.up),
    },
    ...(redis
      ? [
          {
            label: 'Redis',
            value: redis.up ? 'Responde' : 'Não responde. Cada servidor usa as próprias páginas.',
            tone: state(redis.up),
          } as const,
        ]
      : []),
    ...(disk.problem === null
      ? []
      : [
          {
            label: 'Disco',
            value: 'As páginas não podem ser gravadas. Avise quem cuida do servidor.',
            tone: 'critical',
          } as const,
        ]),
    ...(editedAt === undefined
      ? []
      : [fact('Última edição publicada', momentOf(editedAt, 'Nada publicado ainda'))]),
    fact(
      'Páginas conferidas com o conteúdo',
      momentOf(content.comparedAt, 'Ainda não, desde que o site iniciou'),
    ),
    fact('Última página atualizada', momentOf(content.renderedAt, 'Nenhuma ainda')),
    {
      label: 'Último aviso de publicação',
      value: webhook
        ? `${format.format(new Date(webhook.at))}, ${webhook.status < 300 ? 'aceito' : `recusado (${webhook.status})`}`
        : 'Nenhum desde que o site iniciou',
      tone: webhook && webhook.status >= 300 ? 'critical' : 'default',
    },
    fact('Páginas guardadas', pages.stored.toLocaleString('pt-BR')),
    {
      label: 'Páginas à espera de atualização',
      value: pages.failed.length.toLocaleString('pt-BR'),
      tone: pages.failed.length > 0 ? 'critical' : 'default',
    },
    ...settings.refused.map(
      (variable): StatusRow => ({
        label: variable,
        value: 'Recusado pelo Sanity. Avise quem cuida do servidor.',
        tone: 'critical',
      }),
    ),
    fact('Site no ar desde', format.format(new Date(startedAt))),
    fact('Versão do site', version === UNKNOWN ? 'Não informada' : version),
  ]
}
