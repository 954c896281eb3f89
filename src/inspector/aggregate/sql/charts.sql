-- What the counting needs to know of the charts.
CREATE TABLE chart_journeys (journey VARCHAR, has_entry_urls BOOLEAN, is_background BOOLEAN);
CREATE TABLE chart_states (journey VARCHAR, state VARCHAR, is_end BOOLEAN, is_stage BOOLEAN);
