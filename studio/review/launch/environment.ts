import type { Inspection, Obstacle } from './type.ts'

type Environment = Record<string, string | undefined>

/** The variables that a launch needs, and what each is for. */
const NEEDED: Record<string, string> = {
  SITE_URL: 'o endereço público do site, para endereços canônicos e mapa do site',
  SANITY_PROJECT_ID: 'o projeto do Sanity hospedado; sem ele vale o Lake local',
  SANITY_DATASET: 'o dataset do projeto',
  SANITY_WEBHOOK_SECRET: 'a assinatura do aviso de publicação',
  SANITY_READ_TOKEN: 'a leitura de rascunhos, para prévias',
}

/** The variables that are missing or still have the values of a rehearsal on one machine. */
export function inspectEnvironment(environment: Environment): Inspection {
  const { SITE_URL, SANITY_API_HOST, SITE_ROBOTS, SANITY_WRITE_TOKEN, LEADS_INBOX, SMTP_URL } =
    environment
  const missing = Object.entries(NEEDED)
    .filter(([name]) => !environment[name])
    .map(([name, what]) => at(name, `Não está definida: é ${what}.`))
  const wrong = [
    !SANITY_WRITE_TOKEN &&
      LEADS_INBOX !== 'off' &&
      at(
        'SANITY_WRITE_TOKEN',
        'Não está definida: os pedidos dos visitantes não são guardados. Defina-a, ou LEADS_INBOX=off para que os formulários levem ao WhatsApp.',
      ),
    SANITY_WRITE_TOKEN &&
      !SMTP_URL &&
      at('SMTP_URL', 'Não está definida: ninguém é avisado por e-mail quando chega um pedido.'),
    SITE_URL &&
      !SITE_URL.startsWith('https://') &&
      at('SITE_URL', `${SITE_URL} não começa com https://.`),
    SANITY_API_HOST &&
      at('SANITY_API_HOST', 'Aponta para um Lake local. Apague-a para o lançamento.'),
    SITE_ROBOTS === 'closed' &&
      at('SITE_ROBOTS', 'Está fechado a buscadores. Apague-a para o lançamento.'),
  ].filter((obstacle) => typeof obstacle === 'object')
  return { title: 'Ambiente', obstacles: [...missing, ...wrong] }
}

const at = (name: string, what: string): Obstacle => ({ what: `${name}: ${what}`, where: name })
