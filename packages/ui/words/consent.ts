import type { StorageCategory } from '@elos/content'
import { PRIVACY_PATH } from '@elos/content/parts/address/fixedPaths'

/** The section of the privacy policy about cookies. */
export const COOKIE_POLICY = `${PRIVACY_PATH}#cookies-e-registros-no-navegador`

/** The version of these texts, which the proof of a choice names. Raise it when a text changes. */
export const CONSENT_TEXT_VERSION = '2'

export const consentWords = {
  banner: {
    label: 'Aviso de cookies',
    text: 'Além do necessário, só usamos cookies se você aceitar: para lembrar preferências, medir visitas e divulgar serviços.',
    /** The same where there is room for a line. */
    question: 'Podemos usar cookies?',
    more: 'Saiba mais',
    reject: 'Rejeitar',
    accept: 'Aceitar Todos',
    configure: 'Configurar',
  },
  settings: {
    title: 'Preferências de cookies',
    text: 'Escolha o que podemos guardar no seu navegador. Para mudar de ideia, volte aqui pelo rodapé.',
    save: 'Salvar Preferências',
    cancel: 'Cancelar',
  },
} as const

/** The name and the purpose of each category, in the words of the privacy policy. */
export const categoryWords: Record<StorageCategory, { label: string; text: string }> = {
  necessary: {
    label: 'Necessários',
    text: 'Fazem o site funcionar. Sempre ativos.',
  },
  functional: { label: 'Funcionais', text: 'Lembram as suas preferências de uso.' },
  analytics: {
    label: 'De análise',
    text: 'Mostram, de forma agregada, como as páginas são usadas.',
  },
  marketing: {
    label: 'De marketing',
    text: 'Medem o resultado de anúncios e divulgam serviços.',
  },
}
