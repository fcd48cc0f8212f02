/** The choices whose stored form is no English that people would write. */
export const modelWordsEn: Readonly<Record<string, string>> = {
  africa: 'Africa',
  antarctica: 'Antarctica',
  asia: 'Asia',
  europe: 'Europe',
  north_america: 'North America',
  oceania: 'Oceania',
  south_america: 'South America',
  english: 'English',
  portuguese: 'Portuguese',
  spanish: 'Spanish',
  french: 'French',
  german: 'German',
  italian: 'Italian',
  japanese: 'Japanese',
  few: 'few places left',
  full: 'fully booked',
};
