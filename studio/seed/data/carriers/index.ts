import { alice } from './alice.ts'
import { amil } from './amil.ts'
import { bradesco } from './bradesco.ts'
import type { CarrierSeed } from './carrier.ts'
import { medsenior } from './medsenior.ts'
import { portoSeguro } from './portoSeguro.ts'
import { sulamerica } from './sulamerica.ts'

/** The carriers, by document id. */
export const carriers = {
  'carrier-bradesco': bradesco,
  'carrier-sulamerica': sulamerica,
  'carrier-amil': amil,
  'carrier-porto-seguro': portoSeguro,
  'carrier-medsenior': medsenior,
  'carrier-alice': alice,
} satisfies Record<string, CarrierSeed>

export type CarrierId = keyof typeof carriers

/** The ids of the carriers, in the order of the site. */
export const carriersInOrder: CarrierId[] = [
  'carrier-bradesco',
  'carrier-sulamerica',
  'carrier-amil',
  'carrier-porto-seguro',
  'carrier-medsenior',
  'carrier-alice',
]
