/** The moment `months` before another, in UTC. A day that the month does not have becomes its last day. */
export function monthsBefore(moment: Date, months: number): Date {
  const before = new Date(moment)
  before.setUTCDate(1)
  before.setUTCMonth(before.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0))
  before.setUTCDate(Math.min(moment.getUTCDate(), lastDay.getUTCDate()))
  return before
}
