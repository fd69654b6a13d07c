import { pageUrl } from '../../parts/address/url.ts'
import type { Audience } from '../../parts/quote/type.ts'
import type { Thing } from '../../parts/schemaOrg/thing.ts'
import { companyReference } from '../../parts/site/structuredData.ts'
import type { PageAbout } from '../kind.ts'
import type { Coverage, Plan } from './type.ts'

const AUDIENCES: Record<Audience, string> = {
  corporativo: 'Empresas',
  familiar: 'Famílias',
  individual: 'Pessoas físicas',
  senior: 'Pessoas com mais idade',
}

const SERVICE_TYPES: Record<Coverage, string> = {
  'saude-odonto': 'Plano de saúde e odontológico',
  saude: 'Plano de saúde',
  odonto: 'Plano odontológico',
}

/** The plan as a service of the brokerage. */
export function planStructuredData(
  { route, site, subject }: PageAbout<Plan>,
  origin: string,
): Thing[] {
  return [
    {
      '@type': 'Service',
      name: subject.name,
      serviceType: SERVICE_TYPES[subject.coverage],
      description: route.description,
      url: pageUrl(origin, route.path),
      audience: { '@type': 'Audience', audienceType: AUDIENCES[subject.audience] },
      provider: companyReference(site, origin),
      areaServed: { '@type': 'Country', name: 'Brasil' },
    },
  ]
}
