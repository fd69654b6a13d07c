import { CAMPAIGN_FIELDS, type CampaignField } from '@elos/leads/lead/campaign'

/** A campaign as the Lake holds it. */
export type StoredCampaign = Partial<Record<CampaignField, string | null>>

interface FromCampaign {
  campaign?: StoredCampaign | null
}

/** The texts that staff read for each field of a campaign. */
export const CAMPAIGN_TITLES: Record<CampaignField, { title: string; description: string }> = {
  source: { title: 'Origem', description: 'Exemplo: google, newsletter (utm_source).' },
  medium: { title: 'Mídia', description: 'Exemplo: cpc, email (utm_medium).' },
  campaign: { title: 'Nome da campanha', description: 'Exemplo: verao-2027 (utm_campaign).' },
  term: { title: 'Termo', description: 'A palavra procurada (utm_term).' },
  content: { title: 'Variação', description: 'Qual anúncio ou link (utm_content).' },
}

/** The name by which staff tell a campaign from others: its own, else the first that its link has. */
export function campaignNameOf({ campaign }: FromCampaign): string | undefined {
  const fields = ['campaign', ...CAMPAIGN_FIELDS] as const
  return fields.map((field) => campaign?.[field]).find((value) => value) ?? undefined
}
