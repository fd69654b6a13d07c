import { BehaviorSubject } from 'rxjs'
import type { OrderedList } from './order.ts'

/** The list whose order is being changed in the dialog; undefined while that is closed. */
export const openedOrdering = new BehaviorSubject<OrderedList | undefined>(undefined)
