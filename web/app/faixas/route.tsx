import { sectionEndpoint } from '../../asked/sectionEndpoint.tsx'

export const dynamic = 'force-dynamic'

/** The age bands of the people whom a visitor asks for: '/faixas?idades=34,36,5&pagina=/plano-senior%23faixas'. */
export const { GET, POST } = sectionEndpoint('bands')
