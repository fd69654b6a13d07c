interface OpeningHoursSeed {
  label: string
  days: ('Mo' | 'Tu' | 'We' | 'Th' | 'Fr' | 'Sa' | 'Su')[]
  opens?: string
  closes?: string
  note?: string
  inStructuredData: boolean
}

/** The opening hours. Structured data has only the weekdays. */
export const openingHours: OpeningHoursSeed[] = [
  {
    label: 'Segunda a sexta',
    days: ['Mo', 'Tu', 'We', 'Th', 'Fr'],
    opens: '08:00',
    closes: '18:00',
    inStructuredData: true,
  },
  { label: 'Sábado', days: ['Sa'], opens: '08:00', closes: '12:00', inStructuredData: false },
  { label: 'Domingo', days: ['Su'], note: 'Somente emergências', inStructuredData: false },
]
