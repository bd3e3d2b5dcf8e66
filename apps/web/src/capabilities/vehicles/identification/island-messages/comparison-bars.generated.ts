// Made from en-GB.json by `npm run messages`.

export const comparisonBarsTheAverageCar = () => `The average car`
export const comparisonBarsTheAverageVan = () => `The average van`
export const comparisonBarsTheAverageMotorbike = () => `The average motorbike`
export const comparisonBarsTheSameSizeElectric = () => `The same size, electric`
export const comparisonBarsTheAverageElectricOne = () => `The average electric one`
export const comparisonBarsSeatTrain = () => `One seat in a train`
export const comparisonBarsThisVehicle = () => `This vehicle`
export const comparisonBarsCaption = () => `The same distance, otherwise`
export const comparisonBarsShowTheFigures = () => `Show the figures`
export const comparisonBarsHow = () => `How`
export const comparisonBarsCo2eAYear = () => `CO2e a year`
export const comparisonBarsSource = () => `Source`
