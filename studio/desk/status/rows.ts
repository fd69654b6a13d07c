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

const KEPT_PAGES = 'O site continua mostrando as páginas guardadas.'

function contentText({ lake, content }: Readiness): string {
  if (!lake.up) return `Não responde. ${KEPT_PAGES}`
  return content.problem === null
    ? 'Responde'
    : `Responde, mas não pode ser conferido: talvez falte uma parte. ${KEPT_PAGES} Avise quem cuida do servidor.`
}

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
  const row = (label: string, value: string, tone: StatusRow['tone'] = 'default') => ({
    label,
    value,
    tone,
  })
  const isRefused = webhook !== null && webhook.status >= 300
  const result = isRefused ? `recusado (${webhook.status})` : 'aceito'
  return [
    row('Conteúdo', contentText(readiness), state(lake.up && content.problem === null)),
    redis &&
      row(
        'Redis',
        redis.up ? 'Responde' : 'Não responde. Cada servidor usa as próprias páginas.',
        state(redis.up),
      ),
    disk.problem !== null &&
      row('Disco', 'As páginas não podem ser gravadas. Avise quem cuida do servidor.', 'critical'),
    editedAt !== undefined &&
      row('Última edição publicada', momentOf(editedAt, 'Nada publicado ainda')),
    row(
      'Páginas conferidas com o conteúdo',
      momentOf(content.comparedAt, 'Ainda não, desde que o site iniciou'),
    ),
    row('Última página atualizada', momentOf(content.renderedAt, 'Nenhuma ainda')),
    row(
      'Último aviso de publicação',
      webhook
        ? `${format.format(new Date(webhook.at))}, ${result}`
        : 'Nenhum desde que o site iniciou',
      isRefused ? 'critical' : 'default',
    ),
    row('Páginas guardadas', pages.stored.toLocaleString('pt-BR')),
    row(
      'Páginas à espera de atualização',
      pages.failed.length.toLocaleString('pt-BR'),
      pages.failed.length > 0 ? 'critical' : 'default',
    ),
    ...settings.refused.map((variable) =>
      row(variable, 'Recusado pelo Sanity. Avise quem cuida do servidor.', 'critical'),
    ),
    row('Site no ar desde', format.format(new Date(startedAt))),
    row('Versão do site', version === UNKNOWN ? 'Não informada' : version),
  ].filter((each) => each !== null && each !== false)
}
