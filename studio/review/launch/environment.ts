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

/** The variables that are missing or still have the values of a rehearsal. */
export function inspectEnvironment(environment: Environment): Inspection {
  const missing = Object.entries(NEEDED)
    .filter(([name]) => !environment[name])
    .map(([name, what]) => at(name, `Não está definida: é ${what}.`))
  return {
    title: 'Ambiente',
    obstacles: [...missing, ...mailObstacles(environment), ...rehearsalObstacles(environment)],
  }
}

/** The variable without which requests are stored and nobody is notified of them. */
const mailObstacles = ({ SANITY_WRITE_TOKEN, SMTP_URL }: Environment): Obstacle[] =>
  SANITY_WRITE_TOKEN && !SMTP_URL
    ? [at('SMTP_URL', 'Não está definida: ninguém é avisado por e-mail quando chega um pedido.')]
    : []

/** The variables that only a rehearsal on one machine may set. */
function rehearsalObstacles({ SITE_URL, SANITY_API_HOST, SITE_ROBOTS }: Environment): Obstacle[] {
  const obstacles: Obstacle[] = []
  if (SITE_URL && !SITE_URL.startsWith('https://'))
    obstacles.push(at('SITE_URL', `${SITE_URL} não começa com https://.`))
  if (SANITY_API_HOST)
    obstacles.push(at('SANITY_API_HOST', 'Aponta para um Lake local. Apague-a para o lançamento.'))
  if (SITE_ROBOTS === 'closed')
    obstacles.push(at('SITE_ROBOTS', 'Está fechado a buscadores. Apague-a para o lançamento.'))
  return obstacles
}

const at = (name: string, what: string): Obstacle => ({ what: `${name}: ${what}`, where: name })
