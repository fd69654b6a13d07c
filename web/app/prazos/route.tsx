import { sectionEndpoint } from '../../asked/sectionEndpoint.tsx'

export const dynamic = 'force-dynamic'

/** The days on which a visitor's waits end: '/prazos?desde=2026-03&pagina=/plano-empresarial%23prazos'. */
export const { GET, POST } = sectionEndpoint('waits')
