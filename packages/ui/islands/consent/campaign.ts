import { CAMPAIGN } from '@elos/content/parts/storage/names'
import { CAMPAIGN_FIELD, campaignOf, queryOf } from '@elos/leads/lead/campaign'
import { storedCampaign } from './storedCampaign.ts'

/** The forms that are sent to the inbox without their island: that of `QuotePage`, and the contact form of who has no chat. */
const OWN_FORM = '/api/cotacao'

let isListening = false

/**
 * Stores, until the tab is closed, the campaign whose link led to this page: forms send it with a request
 * (`openInbox`). Only for a visitor who agreed to marketing; `withdraw` removes it.
 */
export function keepCampaign(): void {
  const campaign = campaignOf(location.search)
  try {
    if (campaign) sessionStorage.setItem(CAMPAIGN, queryOf(campaign))
  } catch {
    // A browser without storage has no campaign to send.
    return
  }
  if (isListening) return
  isListening = true
  addEventListener('formdata', ({ target, formData }) => {
    const stored = storedCampaign()
    if (stored && target instanceof HTMLFormElement && target.action.includes(OWN_FORM))
      formData.set(CAMPAIGN_FIELD, stored)
  })
}
