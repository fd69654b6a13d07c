import { alice } from './alice.ts'
import { amil } from './amil.ts'
import { bradesco } from './bradesco.ts'
import type { CarrierSeed } from './carrier.ts'
import { medsenior } from './medsenior.ts'
import { portoSeguro } from './portoSeguro.ts'
import { sulamerica } from './sulamerica.ts'

export const carriers = {
  'carrier-bradesco': bradesco,
  'carrier-sulamerica': sulamerica,
  'carrier-amil': amil,
  'carrier-porto-seguro': portoSeguro,
  'carrier-medsenior': medsenior,
  'carrier-alice': alice,
} satisfies Record<string, CarrierSeed>

export type CarrierId = keyof typeof carriers

/** The six, as the site lists them. */
export const carriersInOrder: CarrierId[] = [
  'carrier-bradesco',
  'carrier-sulamerica',
  'carrier-amil',
  'carrier-porto-seguro',
  'carrier-medsenior',
  'carrier-alice',
]
