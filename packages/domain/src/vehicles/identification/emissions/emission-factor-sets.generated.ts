// Written by tools/reference-data/generate-reference-data.ts. id, market, year, title, edition, GWP basis, licence, note; source: packages/domain/data/README.md.
export const FACTOR_SET_ROWS: readonly (readonly [string, string, string, string, string, string, string, string])[] = [
  ["uk-2021","uk","2021","UK Government GHG Conversion Factors for Company Reporting 2021 (BEIS and Defra)","flat file v3","AR4","Open Government Licence v3.0",""],
  ["uk-2022","uk","2022","UK Government GHG Conversion Factors for Company Reporting 2022 (BEIS and Defra)","flat file v3","AR4","Open Government Licence v3.0",""],
  ["uk-2023","uk","2023","UK Government GHG Conversion Factors for Company Reporting 2023 (DESNZ and Defra)","flat file v1.1","AR5","Open Government Licence v3.0",""],
  ["uk-2024","uk","2024","UK Government GHG Conversion Factors for Company Reporting 2024 (DESNZ and Defra)","flat file v1.1","AR5","Open Government Licence v3.0",""],
  ["uk-2025","uk","2025","UK Government GHG Conversion Factors for Company Reporting 2025 (DESNZ)","flat file v1","AR5","Open Government Licence v3.0",""],
  ["uk-2026","uk","2026","UK Government GHG Conversion Factors for Company Reporting 2026 (DESNZ)","full set v1 and revised flat file v1.2","AR5","Open Government Licence v3.0","Transcribed from copies of the published set; the workbook itself was not held. No well-to-tank figures for cars, motorbikes and buses."],
  ["us-2025","us","2025","GHG Emission Factors Hub, US EPA Center for Corporate Climate Leadership","15 January 2025","AR5","Public domain (US Government work)",""],
]

// Written by tools/reference-data/generate-reference-data.ts. year, type, fuel, category, unit, kg CO2e, derived, source; source: packages/domain/data/README.md.
export const US_FACTOR_ROWS: readonly (readonly [string, string, string, string, string, string, string, string])[] = [
  ["2025","car","any","average","vehicle-mile","0.29857","no","Table 10, Passenger Car"],
  ["2025","van","any","average","vehicle-mile","0.396637","no","Table 10, Light-Duty Truck"],
  ["2025","motorbike","petrol","average","vehicle-mile","0.375468","no","Table 10, Motorcycle"],
  ["2025","hgv","any","average","vehicle-mile","1.308286","no","Table 8, Medium- and Heavy-Duty Truck"],
  ["2025","bus","any","average","passenger-mile","0.066632","no","Table 10, Bus"],
  ["2025","car","bev","average","vehicle-mile","0.122021","yes","UK 2025 SECR battery-electric kWh per mile (Cars by size, Average car: 0.33243) x US average eGRID2023 (0.351642) plus grid loss (0.015416); not published by EPA"],
  ["2025","car","bev","small","vehicle-mile","0.111362","yes","UK 2025 SECR battery-electric kWh per mile (Cars by size, Small car: 0.30339) x US average eGRID2023 (0.351642) plus grid loss (0.015416); not published by EPA"],
  ["2025","van","bev","average","vehicle-mile","0.211598","yes","UK 2025 SECR battery-electric kWh per mile (Vans, Average (up to 3.5 tonnes): 0.57647) x US average eGRID2023 (0.351642) plus grid loss (0.015416); not published by EPA"],
]

// Written by tools/reference-data/generate-reference-data.ts. cycle, year or phev, percent, table; source: packages/domain/data/README.md.
export const UPLIFT_ROWS: readonly (readonly [string, string, string, string])[] = [
  ["NEDC","2007","15.65","Table 16"],
  ["NEDC","2008","18.3","Table 16"],
  ["NEDC","2009","20.95","Table 16"],
  ["NEDC","2010","23.6","Table 16"],
  ["NEDC","2011","26.25","Table 16"],
  ["NEDC","2012","27.63","Table 16"],
  ["NEDC","2013","29","Table 16"],
  ["NEDC","2014","33.33","Table 16"],
  ["NEDC","2015","41.5","Table 16"],
  ["NEDC","2016","38","Table 16"],
  ["NEDC","2017","31.5","Table 16"],
  ["NEDC","2018","31.5","Table 16"],
  ["NEDC","2019","31.5","Table 16"],
  ["WLTP","2020","22.25","Table 16"],
  ["WLTP","2021","22.48","Table 16"],
  ["WLTP","2022","22.75","Table 16"],
  ["WLTP","2023","22.95","Table 16"],
  ["WLTP","2024","22.99","Table 16"],
  ["NEDC","phev","35","Table 20"],
  ["WLTP","phev","23.7","Table 20"],
]

// Written by tools/reference-data/generate-reference-data.ts. bus service, passengers, table; source: packages/domain/data/README.md.
export const OCCUPANCY_ROWS: readonly (readonly [string, string, string])[] = [
  ["localBusNotLondon","10.95","Table 25"],
  ["localBusLondon","17.24","Table 25"],
  ["averageLocalBus","12.71","Table 25"],
  ["coach","17.56","Table 25"],
]

// Written by tools/reference-data/generate-reference-data.ts. market, year, unit, kg CO2e, source; source: packages/domain/data/README.md.
export const RAIL_ROWS: readonly (readonly [string, string, string, string, string])[] = [
  ["uk","2021","passenger-km","0.03549","Business travel, land: National rail"],
  ["uk","2022","passenger-km","0.03549","Business travel, land: National rail"],
  ["uk","2023","passenger-km","0.0354629637584","Business travel, land: National rail"],
  ["uk","2024","passenger-km","0.03546","Business travel, land: National rail"],
  ["uk","2025","passenger-km","0.03546","Business travel, land: National rail"],
  ["uk","2026","passenger-km","0.03092","Business travel, land: National rail"],
  ["us","2025","passenger-mile","0.096754","Table 10, Intercity Rail, National Average: 0.096 kg CO2, 0.008 g CH4, 0.002 g N2O, GWP 28 and 265"],
]
