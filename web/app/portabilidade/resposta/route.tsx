import { portabilityEndpoint } from '../../../asked/portabilityEndpoint.tsx'

export const dynamic = 'force-dynamic'

/** The answer to a visitor's six answers: '/portabilidade/resposta?situacao=ativo&contrato=novo'. */
export const { GET, POST } = portabilityEndpoint()
