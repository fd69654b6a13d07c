import { useState } from 'react'
import type { ControlEvent, Suggestion } from '../../forms/bind.ts'

/**
 * The provider that was probably meant in an e-mail address, which is `email` now. `onLeave` looks for it
 * when the field is left; it is there until the address changes. `accept` gets the corrected address.
 */
export function useEmailSuggestion(email = '', accept: (email: string) => void) {
  const [found, setFound] = useState<{ in: string; suggestion: Suggestion }>()
  const onLeave = async ({ target }: ControlEvent) => {
    if (!(target instanceof HTMLInputElement) || !target.value.includes('@')) return
    const { value } = target
    const { suggestDomain, withDomain } = await import('@elos/leads/form/emailSuggestion')
    const domain = suggestDomain(value)
    if (!domain) return
    setFound({ in: value, suggestion: { domain, accept: () => accept(withDomain(value, domain)) } })
  }
  return { onLeave, suggestion: found?.in === email ? found.suggestion : undefined }
}
