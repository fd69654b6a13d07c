import { addresses, type Ports, type Settings } from '../config.ts'

/** Whether a server answers on that part's port. */
export async function isUp(part: keyof Ports, settings: Settings): Promise<boolean> {
  return fetch(addresses(settings)[part], { redirect: 'manual' }).then(
    () => true,
    () => false,
  )
}
