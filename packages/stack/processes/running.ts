import { addresses, type Ports, type Settings } from '../config.ts'

/** Whether that part of the stack is already answering on its port. */
export async function isUp(part: keyof Ports, settings: Settings): Promise<boolean> {
  return fetch(addresses(settings)[part], { redirect: 'manual' }).then(
    () => true,
    () => false,
  )
}
