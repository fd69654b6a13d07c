import type { Thing } from '../page/thing.ts'
import type { PageOf } from '../page/type.ts'
import { pageUrl } from '../route/url.ts'
import { companyReference } from '../site/structuredData.ts'
import type { Audience, Coverage } from './type.ts'

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
export function planThings({ route, site, subject }: PageOf<'plan'>, origin: string): Thing[] {
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
