-- What the parts are counted into: by each set of what visits are told apart by (none, lender, language, version, day). `set_id` has a bit
-- for each of the four that is not told apart. `sessions`: visits with at least one of what is counted; a visit is in one part only, so they
-- may be added.
CREATE TABLE set_visits (set_id BIGINT, lender VARCHAR, language VARCHAR, version VARCHAR, day VARCHAR, visits BIGINT, open_visits BIGINT);
CREATE TABLE set_transitions (
  set_id BIGINT, lender VARCHAR, language VARCHAR, version VARCHAR, day VARCHAR,
  change_id INTEGER, bucket INTEGER, changes BIGINT, first_sights BIGINT, sessions BIGINT
);
CREATE TABLE set_states (
  set_id BIGINT, lender VARCHAR, language VARCHAR, version VARCHAR, day VARCHAR,
  state_id INTEGER, entered BIGINT, reached BIGINT, sessions BIGINT
);
CREATE TABLE set_ends (
  set_id BIGINT, lender VARCHAR, language VARCHAR, version VARCHAR, day VARCHAR,
  journey_id INTEGER, state_id INTEGER, run_end VARCHAR, runs BIGINT, sessions BIGINT
);
CREATE TABLE set_paths (
  set_id BIGINT, lender VARCHAR, language VARCHAR, version VARCHAR, day VARCHAR,
  journey_id INTEGER, pages INTEGER[], run_end VARCHAR, runs BIGINT, sessions BIGINT
);
CREATE TABLE set_before_stops (
  set_id BIGINT, lender VARCHAR, language VARCHAR, version VARCHAR, day VARCHAR,
  state_id INTEGER, run_end VARCHAR, last_changes INTEGER[], runs BIGINT, sessions BIGINT
);
CREATE TABLE set_next_pages (
  set_id BIGINT, lender VARCHAR, language VARCHAR, version VARCHAR, day VARCHAR,
  change_id INTEGER, page_id INTEGER, run_end VARCHAR, changes BIGINT, sessions BIGINT
);
