import { useState } from 'react'
import { useRouter } from 'sanity/router'
import { NOTHING, paramsOf, soughtOf } from './sought.ts'

/**
 * What is sought. `keep` puts it in the address, so that it is there again for who comes back from a
 * document; not at each key, as the Studio reads its address anew each time.
 */
export function useSought() {
  const { state, navigate } = useRouter()
  const [sought, setSought] = useState(() => soughtOf(state._searchParams))
  const keep = (kept = sought) => navigate({ _searchParams: paramsOf(kept) }, { replace: true })
  const forget = () => {
    setSought(NOTHING)
    keep(NOTHING)
  }
  return { sought, setSought, keep, forget }
}
